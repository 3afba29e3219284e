import type { Region } from '#modules/location/rules/region.ts'

/** One service of a courier, for one parcel. */
export type Rate = {
  /** As the courier's broker calls it, such as `jne`. */
  courier: string
  courier_name: string
  service: string
  description: string
  /** Whole rupiah, never 0: what costs nothing is no offer. */
  cost: number
  /** How long it takes, as the courier says it; may be empty. */
  etd: string
  /** The longest of that in days, where it names a number. */
  most_days: number | undefined
}

/** `unknown-place`: the broker serves no such place. `spent`: the requests of the day are used up. */
type Why = 'unreachable' | 'refused' | 'unreadable' | 'unknown-place' | 'unknown-waybill' | 'spent' | 'not-configured'
type Failed = { ok: false; why: Why; detail: string }

export type RatesAnswer = { ok: true; rates: readonly Rate[] } | Failed
export type TrackAnswer =
  | {
      ok: true
      is_delivered: boolean
      /** In the courier's own words. */
      status: string
      /** Newest first, as the courier sends them; the time as its own clock shows it. */
      steps: readonly { date: string; time: string; text: string; city: string }[]
    }
  | Failed

export type Parcel = { origin: Region; destination: Region; grams: number; couriers: readonly string[] }
/** `last_phone_digits`: the last five of the recipient's number, which some couriers want to see. */
export type Waybill = { courier: string; waybill: string; last_phone_digits: string }

/** What couriers ask for a parcel, and where one is. Whatever goes wrong is an answer, never an error. */
export type CourierPort = {
  rates(parcel: Parcel): Promise<RatesAnswer>
  track(waybill: Waybill): Promise<TrackAnswer>
}
