import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { IconButton } from './icon-button.tsx'

test('a button that may not be pressed stays in view and says why', () => {
  const html = renderToStaticMarkup(<Button reason="Lengkapi data paspor">Bayar</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('title="Lengkapi data paspor"')
  const id = html.match(/aria-describedby="([^"]+)"/)?.[1]
  expect(html).toContain(`id="${id}"`)
  expect(html).not.toContain(' disabled=')
})

test('a submit button with a reason submits nothing, even before scripts', () => {
  expect(
    renderToStaticMarkup(
      <Button type="submit" reason="Belum lengkap">
        Kirim
      </Button>,
    ),
  ).toContain('type="button"')
})

test('a busy button keeps its words, and so its width, while it says that it works', () => {
  const html = renderToStaticMarkup(
    <Button busy busyLabel="Sedang diproses">
      Bayar
    </Button>,
  )
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('Bayar')
  expect(html).toContain('Sedang diproses')
})

test('a button alone submits nothing', () => {
  expect(renderToStaticMarkup(<Button>Tutup</Button>)).toContain('type="button"')
})

test('an anchor can look like a wide button', () => {
  expect(buttonClass({ variant: 'secondary', wide: true })).toContain('w-full')
})

test('an icon alone has a name', () => {
  expect(renderToStaticMarkup(<IconButton label="Tutup" icon={<i />} />)).toContain('aria-label="Tutup"')
})
