/**
 * Bodies seen to count one or two per photo, depending on the kind of shot rather than on the model. One A57 counts one
 * for each of 25 photos; another A57 counts two for each photo. A D5300 counts two for 147 of 153 photos. A D90, the
 * A55 and the first NEX bodies also count one or two. In live view, the shutter of the A55 and the NEX bodies moves
 * twice (tools.science.si, 2013). Other models may also count one or two, although we haven't seen it.
 */
const ONE_OR_TWO_PER_PHOTO = /^(SLT-A57|SLT-A55V?|NEX-(3|5|C3|VG10E?)|NIKON D5300|NIKON D90)$/;

/** True for an EXIF Model whose count was seen to rise by one or by two per photo. */
export const countsOneOrTwo = (model: string): boolean => ONE_OR_TWO_PER_PHOTO.test(model);
