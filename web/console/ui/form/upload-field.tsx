import { use } from 'react'
import { formatFileSize } from '#core/format.ts'
import { Upload, type UploadProps } from '../../../ui/upload.tsx'
import { useLanguage } from '../../use-shell.ts'
import { words } from '../words.ts'
import { FormContext, useFormField } from './form-context.ts'

/** A file with its progress where scripts run and an `action` takes it at once; else it goes with its form. */
export function UploadField(props: Omit<UploadProps, 'words' | 'error'>) {
  const language = useLanguage()
  const say = words(language)
  const { error } = useFormField(props.name, undefined)
  const { isBusy } = use(FormContext)
  const chosen = isBusy ? say.fileSending : say.fileChosen
  return (
    <Upload
      {...props}
      error={error}
      words={{
        choose: say.chooseFile,
        drop: say.dropFile,
        cancel: say.cancelUpload,
        remove: say.removeFile,
        state: { chosen, sending: say.fileSending, sent: say.fileSent, failed: say.fileFailed },
        wrongSize: say.fileLarge,
        wrongType: say.fileType,
        size: (bytes) => formatFileSize(bytes, language),
      }}
    />
  )
}
