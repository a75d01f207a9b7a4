/** The example of the folder rule, in its drawing and in the articles: (folder − 100) × 9999 + file. */
export const folderExample = { folder: 112, file: 3456 } as const;
