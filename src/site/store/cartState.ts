import { useSyncExternalStore } from 'react'
import { type Cart, parseCart } from './cart.ts'

const key = 'cart'
const empty: Cart = []

let cart: Cart = empty
let loaded = false
let stored = true
const listeners = new Set<() => void>()

function load(): void {
  if (loaded) return
  loaded = true
  try {
    cart = parseCart(localStorage.getItem(key))
  } catch {
    stored = false
  }
  addEventListener('storage', event => {
    if (event.key !== key && event.key !== null) return
    cart = parseCart(event.newValue)
    for (const listener of listeners) listener()
  })
}

/** Changes the cart for this page, this browser and every open tab. Blocked or full storage costs only the latter two. */
export function updateCart(change: (cart: Cart) => Cart): void {
  load()
  cart = change(cart)
  try {
    localStorage.setItem(key, JSON.stringify(cart))
    stored = true
  } catch {
    stored = false
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The quote cart; empty while the page is rendered at build time. */
export function useCart(): Cart {
  return useSyncExternalStore(
    subscribe,
    () => {
      load()
      return cart
    },
    () => empty,
  )
}

/** Whether the cart outlives this page. */
export function isCartStored(): boolean {
  return stored
}
