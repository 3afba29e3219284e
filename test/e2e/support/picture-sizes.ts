import type { Page } from '@playwright/test'

/** Of every picture in cards: how wide the page says it is, over how wide it is. */
export function claimedWidths(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const lengthOf = (length: string): number => {
      const ruler = document.body.appendChild(document.createElement('div'))
      ruler.style.cssText = `position: absolute; inline-size: ${length}`
      const { width } = ruler.getBoundingClientRect()
      ruler.remove()
      return width
    }
    const claimed = (sizes: string): number => {
      const rules = sizes.split(', ').map((rule) => /^(\(min-width: \d+px\))? ?(.+)$/.exec(rule) ?? [])
      const [, , length = '100vw'] = rules.find(([, when]) => when === undefined || matchMedia(when).matches) ?? []
      return lengthOf(length)
    }
    return [...document.querySelectorAll('main article:has(.product-amount) picture')].flatMap((picture) => {
      const width = picture.querySelector('img')?.getBoundingClientRect().width ?? 0
      const sizes = picture.querySelector('source')?.sizes
      return width > 0 && sizes ? [claimed(sizes) / width] : []
    })
  })
}
