/** The example for the folder rule in drawing and articles: estimated count = (folder − 100) × 9999 + file. */
export const folderExample = { folder: 112, file: 3456 } as const;
