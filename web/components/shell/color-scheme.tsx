import { Form, useLocation } from 'react-router'
import { colorSchemes } from '#core/page.ts'
import { useShell } from '../../use-shell.ts'
import { useHref } from './use-href.ts'

/** Kept in a cookie by /preferences, like the text size; every choice is a button, so that it works without scripts. */
export function ColorScheme() {
  const { color_scheme, footer_words } = useShell()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={useHref()('/preferences')} preventScrollReset>
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset className="flex flex-wrap items-center gap-x-3">
        <legend className="float-start text-muted text-sm">{footer_words.theme}</legend>
        <div className="flex flex-wrap gap-1">
          {colorSchemes.map((scheme) => (
            <button
              key={scheme}
              type="submit"
              name="color_scheme"
              value={scheme}
              aria-pressed={scheme === color_scheme}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2.5 py-2.5 font-semibold text-muted text-sm leading-none hover:text-ink aria-pressed:text-ink aria-pressed:ring-2 aria-pressed:ring-ink aria-pressed:ring-inset"
            >
              {footer_words[scheme]}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}
