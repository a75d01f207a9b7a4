/** The colors of wear. Nothing else may use them: a test checks the importers. */
export const bandColor = {
  low: 'wearLow',
  moderate: 'wearModerate',
  high: 'wearHigh',
  veryHigh: 'wearVeryHigh',
} as const;
