import { useShell } from '../../use-shell.ts'
import { LookSwitchBack } from '../new-look/trigger.tsx'
import { ColorScheme } from './color-scheme.tsx'
import { TextSize, textSizeFormId } from './text-size.tsx'

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
