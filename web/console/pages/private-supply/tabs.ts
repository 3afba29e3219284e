export const supplyTabs = ['routes', 'hotels', 'vehicles', 'extras', 'closures'] as const
export type SupplyTab = (typeof supplyTabs)[number]
