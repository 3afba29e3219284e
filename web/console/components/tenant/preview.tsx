import { formatNumber } from '#core/format.ts'
import { type ColorSettings, themeVariables } from '#core/theme.ts'
import { contrastsOf } from '#modules/tenant/rules/contrast.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useLanguage } from '../../use-shell.ts'
import { fieldWords, words } from './words.ts'

/** A card of the site in these colours, as the theme makes them, and the contrast of every text. */
export function Preview({ colours }: { colours: ColorSettings }) {
  const say = words(useLanguage())
  const tones = themeVariables(colours)
  const fill = (ground: string, ink: string) => ({
    backgroundColor: tones[`--tone-${ground}`],
    color: tones[`--tone-${ink}`],
  })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="font-semibold">{say.preview}</p>
      <div aria-hidden="true" className="rounded-lg p-4" style={fill('page', 'ink')}>
        <div
          className="flex flex-col gap-2 rounded-lg border p-4"
          style={{ ...fill('paper', 'ink'), borderColor: tones['--tone-line'] }}
        >
          <span className="font-bold text-lg">{say.previewTitle}</span>
          <span style={{ color: tones['--tone-muted'] }}>{say.previewText}</span>
          <span className="self-start rounded-full px-4 py-2 font-semibold" style={fill('brand', 'on-brand')}>
            {say.previewButton}
          </span>
        </div>
      </div>
      <Contrasts colours={colours} />
    </div>
  )
}

function Contrasts({ colours }: { colours: ColorSettings }) {
  const language = useLanguage()
  const [say, name] = [words(language), fieldWords(language)]
  return (
    <ul aria-label={say.contrasts} className="flex flex-col gap-2 text-sm">
      {contrastsOf(colours).map(({ text, ground, ratio, is_readable }) => (
        <li key={`${text} ${ground}`} className="flex flex-wrap items-center justify-between gap-2">
          <span>{say.pair(name[text], name[ground], formatNumber(ratio, language))}</span>
          <Badge tone={is_readable ? 'success' : 'danger'}>{is_readable ? say.readable : say.pale}</Badge>
        </li>
      ))}
    </ul>
  )
}
