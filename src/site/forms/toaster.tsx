import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'

/** Constants of the toasts (specification §4): time on screen, ms; shown at most; gap and width, px. */
const duration = 4000
const visibleToasts = 3
const gap = 14
// 356 px is the library's own width, and so are the swipe of 20 px and its speed of 0.11.

let mounted = false

/** Shows a toast in place of any other (specification §4). */
export function showToast(kind: 'success' | 'error', title: string, description: string): void {
  if (!mounted) {
    mounted = true
    const element = document.createElement('div')
    document.body.append(element)
    const root = createRoot(element)
    // Synchronously, because a toast raised before the toaster listens is lost.
    flushSync(() =>
      root.render(
        <Toaster duration={duration} visibleToasts={visibleToasts} gap={gap} position="bottom-right" closeButton />,
      ),
    )
  }
  toast.dismiss()
  toast[kind](title, { description })
}
