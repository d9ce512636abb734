// @ts-check
// Putting new markup in the place of old, keeping what the reader is doing: elements with the same
// key stay the same elements, with their focus, their animations and what is typed in them.

/**
 * The first element of some markup.
 * @param {string} html
 */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/**
 * @param {Node} node
 * @returns {node is Element}
 */
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

/**
 * What an element is known by among its siblings; empty if by its place only.
 * @param {Node} node
 */
const keyOf = (node) => (isElement(node) ? node.id || node.getAttribute("data-piece") || "" : "");

/**
 * @param {Node} a
 * @param {Node} b
 */
const isSameKind = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName;

/**
 * Whether an attribute is the reader's affair: whether something is unfolded, fetched, or deaf for a
 * moment.
 * @param {Element} element
 * @param {string} name
 */
const isReaders = (element, name) =>
  name === "data-deaf" ||
  name === "data-fetched" ||
  (name === "open" && element.nodeName === "DETAILS");

/**
 * @param {Element} from
 * @param {Element} to
 */
function morphAttributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !isReaders(from, name)) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (!isReaders(from, name) && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  // What is written into a field stays; what a field only says or sends is new.
  if (from.matches("input:is([type=hidden], [readonly])")) {
    /** @type {HTMLInputElement} */ (from).value = to.getAttribute("value") ?? "";
  }
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function morphChildren(from, to) {
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  for (const child of from.childNodes) {
    const key = keyOf(child);
    if (key && !keyed.has(key)) keyed.set(key, child);
  }
  const wanted = new Set([...to.childNodes].map(keyOf).filter(Boolean));

  /** The old node that comes next. @type {ChildNode | null} */
  let next = from.firstChild;
  const drop = (/** @type {ChildNode} */ gone) => {
    next = gone.nextSibling;
    gone.remove();
  };
  for (const child of [...to.childNodes]) {
    const key = keyOf(child);
    while (next && keyOf(next) && !wanted.has(keyOf(next))) drop(next);
    /** @type {ChildNode | null} */
    let match = null;
    if (key) {
      match = keyed.get(key) ?? null;
      keyed.delete(key);
    } else if (next && !keyOf(next)) {
      match = next;
    }
    if (match && isSameKind(match, child)) {
      if (match === next) next = next.nextSibling;
      else from.insertBefore(match, next);
      morph(match, child);
    } else {
      from.insertBefore(child, next);
    }
  }
  while (next) drop(next);
}

/**
 * Makes a node equal to another of which nothing is needed afterwards.
 * @param {ChildNode} from
 * @param {ChildNode} to
 */
export function morph(from, to) {
  if (!isSameKind(from, to)) {
    from.replaceWith(to);
  } else if (isElement(from) && isElement(to)) {
    morphAttributes(from, to);
    // What was fetched for the reader is brought up to date by what fetched it.
    if (!from.hasAttribute("data-fetched")) morphChildren(from, to);
  } else if (from.nodeValue !== to.nodeValue) {
    from.nodeValue = to.nodeValue;
  }
}
