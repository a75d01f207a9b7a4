/** The example in the drawing and the articles for the folder rule: estimated count = (folder − 100) × 9999 + file. */
export const folderExample = { folder: 112, file: 3456 } as const;
