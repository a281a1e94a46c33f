// The messages of a Fluent file and the variables that each of them takes.

import { FluentResource } from "@fluent/bundle";

export function messagesOf(text) {
  const messages = new Map();
  for (const { id, value, attributes } of new FluentResource(text).body) {
    const found = new Set();
    collect(value, found);
    collect(Object.values(attributes), found);
    messages.set(id, [...found].sort());
  }
  return messages;
}

function collect(part, found) {
  if (Array.isArray(part)) {
    part.forEach((inner) => collect(inner, found));
  } else if (part !== null && typeof part === "object") {
    if (part.type === "var") {
      found.add(part.name);
    }
    Object.values(part).forEach((inner) => collect(inner, found));
  }
}
