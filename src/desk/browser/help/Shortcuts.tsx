import { msg } from '../../../content/messages/msg.ts'
import { deskShortcuts, keysOf } from '../../shortcuts.ts'
import { Dialog } from '../Dialog.tsx'
import { say } from '../words.tsx'

/** The keys of the desk. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say(msg('Keyboard shortcuts'))} className="shortcuts" isText onClose={onClose}>
      <dl>
        {deskShortcuts.map(({ keys, does }) => (
          <div key={does.id}>
            <dt>
              {keys.map(binding => (
                <bdi key={binding} dir="ltr">
                  {keysOf(binding, say).map(key => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </bdi>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
