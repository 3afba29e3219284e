import type { PersonalData } from '#database/personal-data.ts'
import { item_reviews, item_wishes } from './tables.ts'

export const personalData: PersonalData = {
  area: 'souvenirs',
  title: { id: 'Oleh-oleh', en: 'Souvenirs' },
  held: [
    { title: { id: 'Oleh-oleh favorit', en: 'Souvenir wishlist' }, table: item_wishes, by: item_wishes.user_id },
    { title: { id: 'Ulasan oleh-oleh', en: 'Souvenir reviews' }, table: item_reviews, by: item_reviews.user_id },
  ],
  not_given: { stores: 'the number is the store’s, a business, not a member’s' },
}
