import assert from "node:assert/strict";
import { test } from "node:test";
import { lay } from "./page.js";

const { morph, parse } = await import("../../assets/morph.js");

/** Morphs markup into other markup and says what became of its children. */
function morphed(before, after) {
  const old = lay(before);
  const children = [...old.childNodes];
  morph(old, parse(after));
  const now = document.body.firstElementChild;
  return { html: now.outerHTML, kept: [...now.childNodes].map((one) => children.indexOf(one)) };
}

test("the page says what the new markup says", () => {
  const pairs = [
    ["<p>one</p>", "<p>two</p>"],
    ['<p class="a">one</p>', '<p class="b">one</p>'],
    ['<p title="x">one</p>', "<p>one</p>"],
    ["<ul><li>1</li><li>2</li><li>3</li></ul>", "<ul><li>2</li></ul>"],
    ["<div>text <b>bold</b></div>", "<div><i>other</i> text</div>"],
    [
      '<ul><li id="a">1</li>x<li id="b">2</li></ul>',
      '<ul><li id="c">3</li><li id="b">4</li>y</ul>',
    ],
    ["<p>one</p>", "<div>another kind</div>"],
    ['<div id="x"><p>1</p></div>', '<div id="x"></div>'],
  ];
  for (const [before, after] of pairs) {
    assert.equal(morphed(before, after).html, after);
    assert.equal(morphed(after, before).html, before);
  }
});

test("elements with a key stay themselves wherever they go", () => {
  const before = '<ul><li id="a">A</li><li data-piece="b">B</li><li id="c">C</li></ul>';
  const after =
    '<ul><li id="c">C</li><li id="new">N</li><li data-piece="b">B2</li><li id="a">A</li></ul>';
  const { html, kept } = morphed(before, after);
  assert.equal(html, after);
  assert.deepEqual(kept, [2, -1, 1, 0]);
});

test("what is left out goes, and what follows it stays itself", () => {
  const before = '<ul><li id="a">A</li><li id="b">B</li><li>free</li></ul>';
  const { html, kept } = morphed(before, '<ul><li id="b">B</li><li>free</li></ul>');
  assert.equal(html, '<ul><li id="b">B</li><li>free</li></ul>');
  assert.deepEqual(kept, [1, 2]);
});

test("an element of another kind takes the place of one with the same key", () => {
  const { html, kept } = morphed('<p><b id="a">A</b></p>', '<p><i id="a">A</i></p>');
  assert.equal(html, '<p><i id="a">A</i></p>');
  assert.deepEqual(kept, [-1]);
});

test("whether something is unfolded is the reader's affair", () => {
  const unfolded = morphed("<details open><p>1</p></details>", "<details><p>2</p></details>");
  assert.match(unfolded.html, /<details open(="")?><p>2<\/p><\/details>/);
  const folded = morphed("<details><p>1</p></details>", "<details open><p>2</p></details>");
  assert.equal(folded.html, "<details><p>2</p></details>");
});

test("what is typed stays, what is only said or sent does not", () => {
  for (const [kind, stays] of [
    ['type="text"', true],
    ['type="hidden"', false],
    ['type="text" readonly', false],
  ]) {
    const form = lay(`<form><input ${kind} value="old"></form>`);
    // In a browser, what is typed is apart from the attribute.
    Object.defineProperty(form.firstElementChild, "value", { value: "mine", writable: true });
    morph(form, parse(`<form class="new"><input ${kind} value="old"></form>`));
    assert.equal(form.className, "new");
    assert.equal(form.firstElementChild.value, stays ? "mine" : "old", kind);
  }
});

test("what was fetched stays until it is fetched anew", () => {
  const link = '<div data-area="/2"><a href="/">see</a></div>';
  const fetched = '<div data-area="/1" data-fetched="/1"><p>all of it</p></div>';
  const kept = '<div data-area="/2" data-fetched="/1"><p>all of it</p></div>';
  assert.equal(morphed(fetched, link).html, kept);
  assert.equal(morphed(kept.replace(' data-fetched="/1"', ""), link).html, link);
});
