import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Many small files compress badly: what every page needs travels as two, the framework and the shell around the page.
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: 'shell',
    test: /\/web\/(?:root\.tsx|part-failed|patient-fetch|stalled-requests|fetch-json|ui\/picture|components\/(?:browser-store|own-pictures|site-picture)|layouts\/default|to\.ts|use-shell|meta\.ts|ui\/icons\/icon\.tsx|components\/(?:offline\/host|prayer\/use-clock|toasts|shell\/(?!auth-|member-)|search\/(?!search-popup)|new-look\/(?!dialog)))/,
  },
  // A file of its own for every small part costs a phone more than the part does.
  {
    name: 'kit',
    test: /\/web\/(?:components\/(?:hasanah\/post-card|form\/(?!category-search|form-failure|use-submission|date-|draft-|use-draft|ask-first|typed-amount)|listing\/(?:listing-hero|type-links|filled|choice-lines|pills|use-filter-form))|ui\/(?:accordion|card|badge|pagination|empty-state|field|field-context|form-errors|button|alert|label-text|segmented|select|spinner|tab-class|tab-links|text-input|use-is-scripted)\.tsx?)/,
    minShareCount: 3,
  },
  {
    name: 'goods',
    test: /\/web\/components\/(?:product-card\/|amount-|reviews\/review-(?:date|answer))/,
    minShareCount: 3,
  },
  {
    name: 'cards',
    test: /\/web\/(?:ui\/(?:use-)?carousel|components\/(?:promo\/promo-card|reviews\/(?:stars|review-card)))/,
    minShareCount: 2,
  },
  {
    name: 'listing',
    test: /\/web\/components\/(?:listing\/(?!type-links|filled|choice-lines|pills|use-filter-form|plan-hero)|compare\/)/,
    minShareCount: 3,
  },
  { name: 'share', test: /\/web\/components\/(?:share\/(?:share-button|targets)|use-seen)/, minShareCount: 2 },
  { name: 'shop', test: /\/web\/components\/shop\/(?:item-|store-|cart-link)/, minShareCount: 2 },
  { name: 'quantity', test: /\/web\/components\/checkout\/(?:quantity-field|use-visit-key)/, minShareCount: 2 },
  { name: 'explain', test: /\/web\/components\/(?:explain\/(?!bank-contact)|listing\/plan-hero)/, minShareCount: 2 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Words that only loaders speak need not travel.
      treeshake: { manualPureFunctions: ['messages'] },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { middlewareMode: true },
})
