//! Ridge regression.

/// The normal equations of a linear regression, summed up sample by sample.
pub struct NormalEquations {
    /// How many unknowns there are.
    pub size: usize,
    squares: Vec<f64>,
    products: Vec<f64>,
}

impl NormalEquations {
    pub fn new(size: usize) -> Self {
        Self { size, squares: vec![0.0; size * size], products: vec![0.0; size] }
    }

    /// Adds a sample: so much of each unknown makes up the target.
    pub fn add(&mut self, row: &[f64], target: f64) {
        for (index, value) in row.iter().enumerate().filter(|(_, value)| **value != 0.0) {
            self.products[index] += value * target;
            let line = &mut self.squares[index * self.size..][..=index];
            line.iter_mut().zip(row).for_each(|(sum, other)| *sum += value * other);
        }
    }

    pub fn join(&mut self, other: &Self) {
        self.squares.iter_mut().zip(&other.squares).for_each(|(sum, more)| *sum += more);
        self.products.iter_mut().zip(&other.products).for_each(|(sum, more)| *sum += more);
    }

    /// Solves the equations by Cholesky's method; `ridge`, a penalty on the square of each
    /// unknown, holds it back.
    pub fn solve(mut self, ridge: &[f64]) -> Vec<f64> {
        let n = self.size;
        for (index, penalty) in ridge.iter().enumerate() {
            self.squares[index * n + index] += penalty;
        }
        for row in 0..n {
            for column in 0..=row {
                let dot: f64 = (0..column)
                    .map(|k| self.squares[row * n + k] * self.squares[column * n + k])
                    .sum();
                let rest = self.squares[row * n + column] - dot;
                self.squares[row * n + column] = if row == column {
                    rest.max(1e-9).sqrt()
                } else {
                    rest / self.squares[column * n + column]
                };
            }
        }
        let mut solved = self.products;
        for row in 0..n {
            let dot: f64 = (0..row).map(|k| self.squares[row * n + k] * solved[k]).sum();
            solved[row] = (solved[row] - dot) / self.squares[row * n + row];
        }
        for row in (0..n).rev() {
            let dot: f64 = (row + 1..n).map(|k| self.squares[k * n + row] * solved[k]).sum();
            solved[row] = (solved[row] - dot) / self.squares[row * n + row];
        }
        solved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_squares_find_the_plane_that_was_sampled() {
        let mut equations = NormalEquations::new(2);
        for (x, y) in [(0.0, 1.0), (1.0, 0.0), (2.0, 3.0), (-1.0, 0.5)] {
            equations.add(&[x, y], 3.0 * x - 2.0 * y);
        }
        let solved = equations.solve(&[1e-9, 1e-9]);
        assert!((solved[0] - 3.0).abs() < 1e-6 && (solved[1] + 2.0).abs() < 1e-6, "{solved:?}");
    }

    #[test]
    fn a_ridge_holds_back_what_was_hardly_seen() {
        let solve = |ridge: f64| {
            let mut equations = NormalEquations::new(1);
            equations.add(&[1.0], 4.0);
            equations.solve(&[ridge])[0]
        };
        assert!((solve(1e-9) - 4.0).abs() < 1e-6);
        assert!((solve(3.0) - 1.0).abs() < 1e-6);
    }
}
