/** One prayer of a day at a place, ready to be shown. `at` is the moment, in ms. */
export type PrayerSlot = { label: string; time: string; at: number; isTomorrow: boolean }

/** The first prayer still to come; nothing where the page is older than its times. */
export const nextPrayer = (slots: readonly PrayerSlot[], now: number): PrayerSlot | undefined =>
  slots.find(({ at }) => at > now)
