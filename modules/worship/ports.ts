export type WorshipPorts = {
  /** Days added to the Umm al-Qura calendar: a setting, since a ministry may see the moon on another evening. */
  hijri_offset_days: number
}
