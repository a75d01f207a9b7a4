/** Whether this is the program in one file with its Node, as scripts/executable.mjs makes it. */
export const isOneFile = (): boolean => process.getBuiltinModule('node:sea').isSea();
