/** Who may write a state of a private umrah, and who alone may import them. */
export const privateWriters = {
  'modules/catalogue/store.private.ts insertPrivateJourney': {
    importer: 'modules/catalogue/private-journey.ts',
    why: 'the only state of a journey for one family, which is never on sale',
  },
  'modules/private-umrah/store.requests.ts change': {
    importer: null,
    why: 'for updateRequest, whose type has no state, and stepRequest',
  },
  'modules/private-umrah/store.requests.ts stepRequest': {
    importer: 'modules/private-umrah/transition.ts',
    why: 'the transition',
  },
  'modules/private-umrah/store.requests.ts insertRequest': {
    importer: 'modules/private-umrah/calls/add-private-cart.ts',
    why: 'the first state',
  },
  'modules/private-umrah/store.retention.ts forget': { importer: null, why: 'forgets names, and no state' },
  'modules/private-umrah/store.offers.ts stepOffer': {
    importer: 'modules/private-umrah/lifecycle/offers.ts',
    why: 'the transition',
  },
  'modules/private-umrah/store.offers.ts insertOffer': {
    importer: 'modules/private-umrah/lifecycle/write-offer.ts',
    why: 'the first state',
  },
  'modules/private-umrah/events.ts emit': {
    importer: 'modules/private-umrah/transition.ts',
    why: 'the event of a state',
  },
}
