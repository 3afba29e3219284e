import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { OriginFields, PlaceSearch } from '../../../components/stores/origin.tsx'
import { originLabels } from '../../../components/stores/origin-words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownStore } from '../load.server.ts'
import { words } from '../words.ts'

/** Where parcels leave from; another subdistrict is searched for first. */
export function OriginForm({ store, failure }: { store: ShownStore; failure: Failure | undefined }) {
  const language = useLanguage()
  const say = words(language)
  const { place, matches, places, values } = store.origin
  return (
    <Card as="section" aria-labelledby="origin" className="flex flex-col gap-3">
      <h2 id="origin" className="text-lg">
        {say.origin}
      </h2>
      <p className="text-muted text-sm">{say.originText}</p>
      <ConsoleForm
        intent="origin"
        formKey={store.key}
        failure={failure}
        scope="origin-"
        labels={originLabels(language)}
        submit={{ label: say.saveOrigin, variant: 'secondary' }}
      >
        <VersionField value={store.version} />
        <OriginFields places={places} values={values} />
      </ConsoleForm>
      <details open={place !== ''}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{say.otherPlace}</summary>
        <PlaceSearch place={place} places={matches} />
      </details>
    </Card>
  )
}
