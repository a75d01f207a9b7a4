/** What earlier releases read in photos and said of it, which may still stand in what they saved. */

const R6_MARK_III = /\bEOS R6 Mark III$/;
const R_R7_RP = /\bEOS R[7P]?$/;
const WITHOUT_MIRROR = /^(PENTAX (Q|K-01)|RICOH GR)/;

/** True for a photo's count that was none: 1.0.0 took the position of the lens's focus for it. */
export const wasLensPosition = (model = ''): boolean => R6_MARK_III.test(model);

/** True for bodies whose count was said to be of all shots. It is of pictures: whether silent ones count is not shown. */
export const wasSaidToBeTotal = (model = ''): boolean => R_R7_RP.test(model);

/** True for bodies whose count was said to be of mechanical actuations. That it is more than pictures is not shown. */
export const wasSaidToBeMechanical = (model = ''): boolean => WITHOUT_MIRROR.test(model);
