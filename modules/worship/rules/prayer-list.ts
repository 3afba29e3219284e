/** The times of a day in their order. */
export const prayerNames = ['imsak', 'subuh', 'terbit', 'dzuhur', 'ashar', 'maghrib', 'isya'] as const
/** Those one prays at; the others only bound them. */
export const prayedAt = ['subuh', 'dzuhur', 'ashar', 'maghrib', 'isya'] as const satisfies readonly PrayerName[]
export type PrayerName = (typeof prayerNames)[number]
/** Clock times of the place, `HH:MM`. */
export type DayTimes = Record<PrayerName, string>
