#ifndef PEGBAR_CX11_SHIM_H
#define PEGBAR_CX11_SHIM_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/Xresource.h>
#include <X11/keysym.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xpresent.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/sync.h>
#include <X11/Xcursor/Xcursor.h>
#include <sys/epoll.h>
#include <unistd.h>

/* What Swift cannot call: macros that look like functions, and variable argument lists. */

/* Frees the image's header; its pixels belong to whoever made them. */
static inline void pegbar_destroy_image(XImage *image) {
  image->data = NULL;
  image->f.destroy_image(image);
}

/* Whether the input method can work without any window of its own (no preedit, no status). */
static inline int pegbar_im_has_style(XIM method, XIMStyle style) {
  XIMStyles *styles = NULL;
  int found = 0;
  if (XGetIMValues(method, XNQueryInputStyle, &styles, NULL) != NULL || styles == NULL) return 0;
  for (int i = 0; i < styles->count_styles; i++) found |= styles->supported_styles[i] == style;
  XFree(styles);
  return found;
}

/* Fonts that an input method may draw with, which it need not; NULL when the server has none. */
static inline XFontSet pegbar_im_fonts(Display *display) {
  char **missing = NULL, *unused = NULL;
  int count = 0;
  XFontSet fonts = XCreateFontSet(display, "fixed", &missing, &count, &unused);
  if (missing != NULL) XFreeStringList(missing);
  return fonts;
}

/* With fonts it is one whose input method draws at a place (XIMPreeditPosition), for which Xlib wants them. */
static inline XIC pegbar_create_ic(XIM method, XIMStyle style, Window window, XFontSet fonts) {
  if (fonts == NULL) {
    return XCreateIC(
        method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, NULL);
  }
  XPoint place = {0, 0};
  XVaNestedList preedit =
      XVaCreateNestedList(0, XNSpotLocation, &place, XNFontSet, fonts, NULL);
  XIC context = XCreateIC(
      method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window,
      XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
  return context;
}

/* Where text is typed, in pixels of the window. */
static inline void pegbar_set_ic_place(XIC context, short x, short y) {
  XPoint place = {x, y};
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &place, NULL);
  XSetICValues(context, XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
}

/* The events that the input method wants selected on the window. */
static inline long pegbar_ic_events(XIC context) {
  long mask = 0;
  XGetICValues(context, XNFilterEvents, &mask, NULL);
  return mask;
}

static inline void pegbar_im_was_destroyed(XIM method, XPointer flag, XPointer unused) {
  (void)method;
  (void)unused;
  *(int *)flag = 1;
}

/* Sets *flag to 1 when the input method's server goes away; Xlib has then freed the method. */
static inline void pegbar_watch_im(XIM method, int *flag) {
  XIMCallback callback = {(XPointer)flag, pegbar_im_was_destroyed};
  XSetIMValues(method, XNDestroyCallback, &callback, NULL);
}

/* A descriptor that is readable while the socket is; -1 when there is none to be had. */
static inline int pegbar_epoll(int socket) {
  struct epoll_event event = {.events = EPOLLIN};
  int descriptor = epoll_create1(EPOLL_CLOEXEC);
  if (descriptor >= 0 && epoll_ctl(descriptor, EPOLL_CTL_ADD, socket, &event) != 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

#endif
