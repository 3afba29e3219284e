/** Calls of the shop and of parcels that a test about several of them proves, and that test. */
export const shop = {
  merchandise: {
    'item-of-store': 'calls/item-by-slug.test.ts',
    'item-recommendations': 'calls/item-by-slug.test.ts',
    'item-reviews': 'calls/item-by-slug.test.ts',
    'item-seen': 'calls/item-by-slug.test.ts',
    'item-views': 'calls/item-by-slug.test.ts',
    'shop-banners': 'calls/categories.test.ts',
    'shop-promos': 'calls/categories.test.ts',
    'store-by-slug': 'calls/list-stores.test.ts',
    'store-items': 'calls/list-stores.test.ts',
    'store-recommendations': 'calls/list-stores.test.ts',
    'toggle-item-wish': 'calls/item-wishlist.test.ts',
  },
  shipping: {
    'activate-address': 'calls/addresses.test.ts',
    'add-address': 'calls/addresses.test.ts',
    'change-address': 'calls/addresses.test.ts',
    'delete-address': 'calls/addresses.test.ts',
    'list-addresses': 'calls/addresses.test.ts',
    'see-address': 'calls/addresses.test.ts',
  },
} as const
