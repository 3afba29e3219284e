import type { words } from '../words.ts'

type Say = ReturnType<typeof words>

/** What each field of an offer is called, for the summary of mistakes. */
export const labelsOf = (say: Say) => ({
  ...{ partner_id: say.partner, price_adult: say.priceAdult, price_child: say.priceChild },
  ...{ price_infant: say.priceInfant, down_payment: say.downPayment, cost: say.cost },
  ...{ departure_date: say.departureDate, return_date: say.returnDate },
  ...{ airline_id: say.airline, airline_class_id: say.airlineClass },
  ...Object.fromEntries(
    [0, 1].flatMap((place) => [
      [`hotels.${place}.partner_custom_hotel_id`, say.hotel(place + 1)],
      [`hotels.${place}.duration_night`, say.hotelNights(place + 1)],
    ]),
  ),
  ...{ transportation_id: say.vehicle, addons_ids: say.extras, refund_terms: say.refundTerms, note: say.note },
  written_in: say.writtenIn,
})
