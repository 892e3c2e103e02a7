import ts from 'typescript-js';

/** Version of the compiler that reads the types. */
export const compilerVersion = ts.version;
