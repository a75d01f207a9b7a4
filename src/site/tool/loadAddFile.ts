/** Fetches the history's store. Resolves to the function that adds a file and its result to the history. */
export const loadAddFile = async () => (await import('../../history/historyStore')).loadAddRead();
