export { checkoutPath, orderPath, type PayPlace, placeOf, tokenOf } from '../../../components/checkout/place.ts'
