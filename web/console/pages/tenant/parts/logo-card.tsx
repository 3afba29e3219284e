import type { ReactNode } from 'react'
import { markOf } from '#core/brand-mark.ts'
import { cx } from '#web/ui/class-names.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { UploadField } from '../../../ui/form/upload-field.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownTenant } from '../load.server.ts'
import { logoWords } from '../logo-words.ts'

type LogoCardProps = { tenant: ShownTenant; failure: Failure | undefined }

/** The brand's logo where the site shows it, and the form that replaces it. */
export function LogoCard({ tenant, failure }: LogoCardProps) {
  const say = useWords(logoWords)
  const { key, look } = tenant
  return (
    <Card as="section" aria-labelledby="logo" className="flex flex-col gap-4">
      <h2 id="logo" className="text-lg">
        {say.logo}
      </h2>
      <p className="text-muted text-sm">{look.src ? say.own : say.drawn}</p>
      <Places look={look} name={tenant.title} />
      <ConsoleForm
        intent="setLogo"
        formKey={key}
        failure={failure}
        scope="logo-"
        labels={{ file: say.file }}
        submit={{ label: say.upload, variant: 'secondary' }}
        hasFiles
        warnsUnsaved
      >
        <UploadField
          name="file"
          label={say.file}
          hint={say.hint}
          accept="image/png,image/webp,image/jpeg"
          maxBytes={10 * 1024 * 1024}
          required
        />
      </ConsoleForm>
      {look.src && (
        <ConsoleForm
          intent="removeLogo"
          formKey={key}
          failure={failure}
          scope="remove-logo-"
          labels={{}}
          submit={{ label: say.remove, variant: 'secondary', size: 'sm' }}
          warnsUnsaved={false}
        />
      )}
    </Card>
  )
}

/** The same four places and sizes as on the site: what would not be seen is seen here first. */
function Places({ look, name }: { look: ShownTenant['look']; name: string }) {
  const say = useWords(logoWords)
  const { src, mark, tones } = look
  const plain = 'flex min-h-24 items-center gap-2.5 rounded-md border border-line p-4 font-extrabold'
  const plate = src && <img src={src} alt="" className="h-9 w-auto max-w-36 rounded-sm bg-plate object-contain p-1" />
  return (
    <ul aria-label={say.places} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Place label={say.light}>
        <div className={plain} style={{ backgroundColor: tones.paper, color: tones.brandText }}>
          {src ? (
            <img src={src} alt="" className="h-9 w-auto max-w-36 object-contain" />
          ) : (
            <Mark mark={mark} className="size-9" />
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </div>
      </Place>
      <Place label={say.dark}>
        <div className={plain} style={{ backgroundColor: tones.dark, color: tones.onDark }}>
          {plate || <Mark mark={mark} className="size-9" />}
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </div>
      </Place>
      <Place label={say.icon}>
        <div className={plain}>
          <span
            className={cx('grid size-16 place-items-center rounded-[22%] border border-line', src && 'bg-plate')}
            style={src ? {} : { backgroundColor: tones.brand, color: tones.onBrand }}
          >
            {src ? (
              <img src={src} alt="" className="size-10 object-contain" />
            ) : (
              <Mark mark={mark} className="size-10" />
            )}
          </span>
        </div>
      </Place>
      <Place label={say.tab}>
        <div className={plain} style={{ color: tones.brand }}>
          {src ? <img src={src} alt="" className="size-4 object-contain" /> : <Mark mark={mark} className="size-4" />}
          <span className="min-w-0 font-normal text-ink text-sm [overflow-wrap:anywhere]">{name}</span>
        </div>
      </Place>
    </ul>
  )
}

function Place({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <span className="text-muted text-sm">{label}</span>
      {children}
    </li>
  )
}

function Mark({ mark, className }: { mark: string; className: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={`${className} shrink-0 fill-current`}>
      <path fillRule="evenodd" d={markOf(mark)} />
    </svg>
  )
}
