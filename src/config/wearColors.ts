/** The colors of wear. Nothing else has them, as a test says of who imports this. */
export const bandColor = {
  low: 'wearLow',
  moderate: 'wearModerate',
  high: 'wearHigh',
  veryHigh: 'wearVeryHigh',
} as const;
