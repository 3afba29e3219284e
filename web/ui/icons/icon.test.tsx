import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawSprite, drawStyles } from '#server/bootstrap/write-icons.ts'
import { House } from './icons.ts'

test.each([
  [<House key="a" />, 'aria-hidden="true" class="icon"'],
  [<House key="a" className="size-5" />, 'aria-hidden="true" class="icon size-5"'],
  [<House key="a" aria-label="Beranda" role="img" />, 'aria-label="Beranda" role="img" class="icon"'],
])('an icon is hidden from screen readers unless it has a label', (drawn, attributes) => {
  expect(renderToStaticMarkup(drawn)).toMatch(
    new RegExp(`^<svg ${attributes}><use href="[^"#]+sprite[^"#]*\\.svg#House"></use></svg>$`),
  )
})

test('the sprite holds every icon as the set draws it today (`npm run icons`)', () => {
  expect(readFileSync(new URL('sprite.svg', import.meta.url), 'utf8')).toBe(drawSprite())
})

test('so does the style sheet, of those that stand in every card', () => {
  expect(readFileSync(new URL('../../styles/icons.css', import.meta.url), 'utf8')).toBe(drawStyles())
})
