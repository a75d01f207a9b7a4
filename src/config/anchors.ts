/** The id of the file field in the tool that reads a photo. A link in the page's header leads to it. */
export const PHOTO_FIELD = 'photo';
