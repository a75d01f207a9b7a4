/** Fetches the history's store; resolves to the function that adds a read file to it. */
export const loadAddFile = async () => (await import('../../history/historyStore')).loadAddRead();
