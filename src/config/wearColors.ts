/** The colors of wear. Nothing else may use these colors; a test checks which modules import them. */
export const bandColor = {
  low: 'wearLow',
  moderate: 'wearModerate',
  high: 'wearHigh',
  veryHigh: 'wearVeryHigh',
} as const;
