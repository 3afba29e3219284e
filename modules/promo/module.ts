export { activePromos } from './store.listing.ts'
