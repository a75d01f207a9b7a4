/** The id of the tool's file field, to which a link in the header leads. */
export const PHOTO_FIELD = 'photo';
