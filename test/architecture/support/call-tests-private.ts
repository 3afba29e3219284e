const offers = 'calls/console/private-offers.test.ts'
const supply = 'calls/console/private-supply.test.ts'

/** Calls of the desk about private umrah, and the test that proves each. */
export const privateDesk = {
  'console/change-private-offer': offers,
  'console/list-private-requests': offers,
  'console/make-private-offer': offers,
  'console/remove-private-supply': supply,
  'console/save-private-extra': supply,
  'console/save-private-hotel': supply,
  'console/save-private-route': supply,
  'console/save-private-vehicle': supply,
  'console/save-umrah-closure': supply,
  'console/see-private-prices': supply,
  'console/see-private-request': offers,
  'console/see-private-supply': supply,
  'console/set-private-prices': supply,
  'console/withdraw-private-offer': offers,
}
