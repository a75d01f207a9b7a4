/** The id of the tool's file field; a link in the header leads to it. */
export const PHOTO_FIELD = 'photo';
