/** Every number that may change from a day on. Amounts are whole rupiah; the rest says its unit. */
export const datedRuleKeys = [
  'hold_minutes',
  'first_payment_hours',
  'settlement_days',
  'unpaid_seats_most',
  'unpaid_orders_most',
  'holds_of_departure_most',
  'correction_days',
  'cutoff_days_umrah',
  'cutoff_days_hajj',
  'cutoff_days_tour_domestic',
  'cutoff_days_tour_international',
  'ready_days',
  'ready_sold_percent',
  'infant_below_age',
  'child_below_age',
  'identity_card_age',
  'passport_months',
  'guardian_below_age',
  'mahram_below_age',
  'qris_most',
  'ewallet_most',
  'financing_least',
  'financing_most',
  'financing_most_share_percent',
  'financing_most_months',
  'financing_least_years_employed',
] as const

export type DatedRuleKey = (typeof datedRuleKeys)[number]
export type DatedRules = Readonly<Record<DatedRuleKey, number>>
