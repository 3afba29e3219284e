import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { seePrivateRequest } from '#modules/private-umrah/contract.console.ts'
import { words } from './words.ts'

type Request = Output<typeof seePrivateRequest>
type Offer = Request['offers'][number]
type Wish = NonNullable<Request['wish']>

/** What an offer begins with: the wish itself. */
const asWished = ({ form }: Wish) => ({
  departure_date: form.departure_date,
  return_date: form.return_date ?? '',
  airline_id: form.airline_id,
  airline_class_id: form.airline_class_id,
  stays: form.hotels.map(({ partner_custom_hotel_id, duration_night }) => ({
    hotel_id: partner_custom_hotel_id,
    nights: String(duration_night),
  })),
  transportation_id: form.transportation_id,
  addons: [...form.addons_ids],
})

/** Or the offer that is changed. */
const asOffered = ({ journey }: Offer) => ({
  departure_date: journey.departs_on,
  return_date: '',
  airline_id: journey.airline_id,
  airline_class_id: journey.airline_class_id,
  stays: journey.stays.map(({ partner_custom_hotel_id, nights }) => ({
    hotel_id: partner_custom_hotel_id,
    nights: String(nights),
  })),
  transportation_id: journey.transportation_id,
  addons: journey.addons.map(({ id }) => id),
})

const amount = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

const prices = (offer: Offer | undefined, { estimate }: Wish) => ({
  price_adult: amount(offer?.price_adult),
  price_child: amount(offer?.price_child),
  price_infant: amount(offer?.price_infant),
  down_payment: amount(offer?.down_payment ?? 0),
  // What it is likely to cost is where a margin begins.
  cost: amount(offer ? offer.cost : estimate.price),
  note: offer?.note ?? '',
  refund_terms: offer?.refund_terms ?? '',
})

/** The form of an offer, new or changed; nothing where none can be written. */
export function formFor({ wish, choices, can, offers }: Request, language: Language) {
  if (!wish || !choices || !(can.offer || can.change)) return undefined
  const offer = can.change ? offers.find(({ state }) => state === 'open') : undefined
  const { airlines, hotels, vehicles, extras, partners } = choices
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  const classes = airlines.flatMap(({ classes: sold }) => sold)
  return {
    intent: offer ? ('change' as const) : ('make' as const),
    offer_id: offer?.id,
    version: offer ? String(offer.version) : undefined,
    group: wish.group,
    values: {
      ...(offer ? asOffered(offer) : asWished(wish)),
      ...prices(offer, wish),
      written_in: offer?.written_in ?? language,
    },
    languages: [
      { value: 'id', label: words(language).inIndonesian },
      { value: 'en', label: words(language).inEnglish },
    ],
    hours: words(language).hours(formatNumber(choices.offer_hours, language)),
    choices: {
      partners: partners.map(named),
      airlines: airlines.map(({ id, name, vias }) => ({
        value: id,
        label: vias.length > 0 ? words(language).via(name, vias.join(', ')) : name,
      })),
      classes: [...new Map(classes.map((one) => [one.id, named(one)])).values()],
      hotels: hotels.map(({ id, name, city, stars }) => ({ value: id, label: `${city} · ${name} (${stars}★)` })),
      vehicles: vehicles.map(named),
      extras: extras.map(named),
    },
  }
}

export type ShownForm = NonNullable<ReturnType<typeof formFor>>
