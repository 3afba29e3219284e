import { Form, useLocation } from 'react-router'
import { textSizes } from '#core/page.ts'
import { useShell } from '../../use-shell.ts'
import { LookSwitchBack } from '../new-look/trigger.tsx'
import { ColorScheme } from './color-scheme.tsx'
import { useHref } from './use-href.ts'

export function FooterBottom() {
  const { look, year, footer_words } = useShell()
  const say = footer_words
  return (
    <div className="relative border-line border-t">
      <div className="layout flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
        <p className="text-muted text-sm">{`© ${year} ${say.rights}`}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {look === 'new' && (
            <LookSwitchBack className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink text-sm underline underline-offset-4 [&_svg]:size-4" />
          )}
          <ColorScheme />
          <TextSize id={textSizeFormId} />
        </div>
      </div>
    </div>
  )
}

export const textSizeFormId = 'text-size'
const letterSizes = { '100': 'text-sm', '125': 'text-base', '150': 'text-lg', '200': 'text-xl' } as const

/** Kept in a cookie by /preferences; every choice is a button, so that it works without scripts. */
export function TextSize({ id }: { id?: string }) {
  const { text_size, footer_words } = useShell()
  const { pathname, search } = useLocation()
  const say = footer_words
  return (
    <Form id={id} method="post" action={useHref()('/preferences')} preventScrollReset>
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset className="flex flex-wrap items-center gap-x-3">
        <legend className="float-start text-muted text-sm">{say.textSize}</legend>
        <div className="flex flex-wrap gap-1">
          {textSizes.map((size) => (
            <button
              key={size}
              type="submit"
              name="text_size"
              value={size}
              aria-pressed={size === text_size}
              className="inline-flex min-h-11 min-w-11 items-end justify-center gap-1 rounded-sm px-2 py-2.5 font-semibold text-muted text-sm leading-none hover:text-ink aria-pressed:text-ink aria-pressed:ring-2 aria-pressed:ring-ink aria-pressed:ring-inset"
            >
              <span aria-hidden="true" className={`${letterSizes[size]} leading-none`}>
                {say.letter}
              </span>
              {`${size}%`}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}
