"""Reads a build's index: which symbols each source file defines, and which it refers to.

The compiler writes the index beside its object files, in the build of `make test`. It is read by the toolchain's own
library, `libIndexStore.so`, whose interface is LLVM's indexstore.h.
"""

import ctypes
import os
import shutil
from ctypes import CFUNCTYPE, POINTER, byref, c_bool, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p

DEFINITION = 1 << 1
REFERENCE = 1 << 2
RECORD_DEPENDENCY = 2


class StringRef(ctypes.Structure):
    """Bytes that the library owns: they are copied at once."""

    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def text(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


Visitor = CFUNCTYPE(c_bool, c_void_p, c_void_p)
NameVisitor = CFUNCTYPE(c_bool, c_void_p, StringRef)

# The functions that are called: result, arguments.
FUNCTIONS = {
    "store_create": (c_void_p, c_char_p, POINTER(c_void_p)),
    "store_dispose": (None, c_void_p),
    "store_units_apply_f": (c_bool, c_void_p, c_uint, c_void_p, NameVisitor),
    "unit_reader_create": (c_void_p, c_void_p, c_char_p, POINTER(c_void_p)),
    "unit_reader_dispose": (None, c_void_p),
    "unit_reader_get_main_file": (StringRef, c_void_p),
    "unit_reader_dependencies_apply_f": (c_bool, c_void_p, c_void_p, Visitor),
    "unit_dependency_get_kind": (c_int, c_void_p),
    "unit_dependency_get_name": (StringRef, c_void_p),
    "unit_dependency_get_filepath": (StringRef, c_void_p),
    "record_reader_create": (c_void_p, c_void_p, c_char_p, POINTER(c_void_p)),
    "record_reader_dispose": (None, c_void_p),
    "record_reader_symbols_apply_f": (c_bool, c_void_p, c_bool, c_void_p, Visitor),
    "symbol_get_roles": (c_uint64, c_void_p),
    "symbol_get_usr": (StringRef, c_void_p),
    "symbol_get_name": (StringRef, c_void_p),
    "error_dispose": (None, c_void_p),
}


class Library:
    """The functions of `libIndexStore.so`, by their names without the prefix."""

    def __init__(self):
        swift = shutil.which("swift")
        path = swift and os.path.join(os.path.dirname(os.path.realpath(swift)), "../lib/libIndexStore.so")
        if not path or not os.path.exists(path):
            raise OSError("no libIndexStore.so beside the `swift` in PATH")
        library = ctypes.CDLL(path)
        for name, (result, *arguments) in FUNCTIONS.items():
            function = getattr(library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)


class FileSymbols:
    """What one source file defines and refers to: unified symbol identifiers (USR), and their names."""

    def __init__(self):
        self.defined, self.referenced, self.names = set(), set(), {}


class Index:
    """The index of one build."""

    def __init__(self, store):
        self.store_path = store
        self.library = Library()
        error = c_void_p()
        self.store = self.library.store_create(store.encode(), byref(error))
        if not self.store:
            raise OSError(f"cannot read the index {store}")

    def files(self, root):
        """The symbols of every file of `root`, by its path in there; without those changed since they were compiled."""
        found = {}
        for unit in self._units():
            path, record = self._main_file(unit)
            if record is None or not path.startswith(root + "/") or not os.path.exists(path):
                continue
            written = os.stat(os.path.join(self.store_path, "v5/units", unit)).st_mtime
            if written < os.stat(path).st_mtime:
                continue
            relative = os.path.relpath(path, root)
            if relative not in found or found[relative][0] < written:
                found[relative] = (written, record)
        return {path: self._symbols(record) for path, (_, record) in sorted(found.items())}

    def _units(self):
        names = []
        visitor = NameVisitor(lambda _, name: names.append(name.text()) or True)
        self.library.store_units_apply_f(self.store, 1, None, visitor)
        return names

    def _main_file(self, unit):
        """The source file that `unit` was compiled from, and the name of the record of its symbols."""
        library, error = self.library, c_void_p()
        reader = library.unit_reader_create(self.store, unit.encode(), byref(error))
        if not reader:
            library.error_dispose(error)
            return "", None
        path = library.unit_reader_get_main_file(reader).text()
        records = []

        def visit(_, dependency):
            if library.unit_dependency_get_kind(dependency) == RECORD_DEPENDENCY:
                if library.unit_dependency_get_filepath(dependency).text() == path:
                    records.append(library.unit_dependency_get_name(dependency).text())
            return True

        if path.endswith(".swift"):
            library.unit_reader_dependencies_apply_f(reader, None, Visitor(visit))
        library.unit_reader_dispose(reader)
        return path, records[0] if records else None

    def _symbols(self, record):
        library, symbols, error = self.library, FileSymbols(), c_void_p()
        reader = library.record_reader_create(self.store, record.encode(), byref(error))
        if not reader:
            library.error_dispose(error)
            return symbols

        def visit(_, symbol):
            roles, usr = library.symbol_get_roles(symbol), library.symbol_get_usr(symbol).text()
            if roles & DEFINITION:
                symbols.defined.add(usr)
            elif roles & REFERENCE:
                symbols.referenced.add(usr)
            symbols.names[usr] = library.symbol_get_name(symbol).text()
            return True

        library.record_reader_symbols_apply_f(reader, True, None, Visitor(visit))
        library.record_reader_dispose(reader)
        return symbols
