import { FileText } from '#web/ui/icons/icons.ts'
import { ScanForm } from '../../../../components/form/scan-form.tsx'
import { useHref } from '../../../../components/shell/use-href.ts'
import type { Documents } from '../documents.server.ts'

type DocumentFormProps = {
  wanted: Documents['rows'][number]
  path: string
  error: string | undefined
  say: Documents['say']
}

/** One document of an application, with a way to open what is there. */
export function DocumentForm({ wanted, path, error, say }: DocumentFormProps) {
  const { there } = wanted
  return (
    <ScanForm
      name={`scan-${wanted.kind}`}
      label={wanted.label}
      page={useHref()(path)}
      fields={{ intent: 'document', type: wanted.kind }}
      there={there && { key: there.key, when: there.when, ...(there.isPicture && { pictureUrl: there.url }) }}
      error={error ?? wanted.problem}
      submit={say.upload}
      say={say}
    >
      {there && (
        <a
          href={there.url}
          className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand-text text-sm underline underline-offset-4"
        >
          <FileText aria-hidden="true" className="size-4" />
          {there.open}
        </a>
      )}
    </ScanForm>
  )
}
