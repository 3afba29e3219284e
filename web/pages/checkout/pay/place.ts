export { checkoutPath, orderPath, type PayPlace, tokenOf } from '../../../components/checkout/place.ts'
