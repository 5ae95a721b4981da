import assert from 'node:assert/strict';
import { test } from 'node:test';

import { heightTeller, suitableHeight } from '../../shell/frame/suitable_height.mjs';

test('a frame in a page whose scroll bar comes and goes with its height comes to rest', () => {
  for (const scrollBar of [12, 15, 17]) {
    for (let pageWidth = 300; pageWidth <= 1400; pageWidth += 1) {
      for (let room = 300; room <= 1000; room += 25) {
        const heightAt = heightTeller();
        let height = heightAt(pageWidth);
        let changes = 0;
        for (let i = 0; i < 50; ++i) {
          const told = heightAt(height > room ? pageWidth - scrollBar : pageWidth);
          if (told === null) continue;
          height = told;
          changes += 1;
        }
        assert.ok(changes <= 1, `${pageWidth} × ${room}: ${changes} changes`);
      }
    }
  }
});

test('each width that differs by more gets its own height, and no height is told twice', () => {
  const heightAt = heightTeller();
  assert.equal(heightAt(0), null, 'nothing is known of a hidden frame');
  assert.equal(heightAt(700), suitableHeight(700));
  assert.equal(heightAt(390), 624);
  assert.equal(heightAt(420), 640);
  assert.equal(heightAt(460), null);
  assert.equal(heightAt(1000), null, 'which is as high');
});
