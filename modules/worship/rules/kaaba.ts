/** The centre of the Kaaba. */
export const kaaba = { latitude: 21.4225, longitude: 39.8262 } as const
