import { readFileSync, writeFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const here = (name: string) => new URL(`../../web/ui/icons/${name}`, import.meta.url)
const set = new Map(Object.entries(lucide.icons))

function shapesOf(name: string): string {
  const icon = set.get(name)
  if (!icon) throw new Error(`lucide-react has no icon "${name}"`)
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

/** `<symbol>` with the shapes of one icon; line and size are those of the page's `.icon`. */
const symbolOf = (name: string): string => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`

/** All icons that `icons.ts` names, as one file. */
export function drawSprite(): string {
  const names = [...readFileSync(here('icons.ts'), 'utf8').matchAll(/icon\('(\w+)'\)/g)].map(([, name = '']) => name)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbolOf).join('\n')}\n</svg>\n`
}

/** What stands in every card of a list is drawn by the style sheet: in the HTML each icon takes a hundred bytes. */
const inStyles: Readonly<Record<string, { name: string; isFilled?: true }>> = {
  'badge-check': { name: 'BadgeCheck' },
  'bed-double': { name: 'BedDouble' },
  'calendar-days': { name: 'CalendarDays' },
  check: { name: 'Check' },
  heart: { name: 'Heart' },
  'heart-filled': { name: 'Heart', isFilled: true },
  moon: { name: 'Moon' },
  plane: { name: 'Plane' },
  scale: { name: 'Scale' },
  'star-filled': { name: 'Star', isFilled: true },
}

const line = 'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

/** The icons as variables that `icon-before` takes its shape from. */
export function drawStyles(): string {
  const icons = Object.entries(inStyles).map(([variable, { name, isFilled }]) => {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${isFilled ? 'currentColor' : 'none'}" ${line}>`
    const svg = `${head}${shapesOf(name)}</svg>`.replaceAll('"', "'").replace(/><\/(?:path|circle|rect)>/g, '/>')
    return `    --icon-${variable}: url("data:image/svg+xml,${svg}");`
  })
  return ['/* Written by `npm run icons`. */', '@layer base {', '  :root {', ...icons, '  }', '}', ''].join('\n')
}

if (import.meta.main) {
  writeFileSync(here('sprite.svg'), drawSprite())
  writeFileSync(here('../../styles/icons.css'), drawStyles())
}
