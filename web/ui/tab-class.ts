/** Links wrap: what a row hides sideways nobody on a small phone looks for. */
export const tabLinksClass = 'flex flex-wrap gap-x-1 border-line border-b'

/** At twice the text size a row each. */
export const evenTabsClass =
  'grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] border-line border-b sm:flex sm:gap-x-1'

export const tabListClass = 'relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]'

/** One tab: chosen when selected or when it is the page we are on. */
export const tabClass =
  'inline-flex min-h-12 items-center gap-2 border-transparent border-b-3 px-4 font-semibold text-muted no-underline transition-colors duration-150 -outline-offset-3 hover:text-ink aria-selected:border-brand aria-selected:text-brand-text aria-[current=page]:border-brand aria-[current=page]:text-brand-text'
